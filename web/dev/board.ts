/* Mounts one game's board with a position of tools/position.py: see README.md. */
import { mount } from 'svelte'
import '../src/theme.css'
import { learn } from '../src/lib/texts'
import { settings } from '../src/lib/settings.svelte'
import BoardPage from './BoardPage.svelte'

await learn(settings.lang)

mount(BoardPage, { target: document.getElementById('board')! })
