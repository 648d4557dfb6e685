/* Mounts one game's board with a position of tools/position.py: see README.md. */
import { mount } from 'svelte'
import '../src/theme.css'
import BoardPage from './BoardPage.svelte'

mount(BoardPage, { target: document.getElementById('board')! })
