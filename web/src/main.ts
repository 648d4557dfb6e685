import { mount } from 'svelte'
import './theme.css'
import './ui.css'
import App from './App.svelte'
import { copyPlainly } from './lib/plain_copy'
import { settings } from './lib/settings.svelte'
import { learn } from './lib/texts'
import { expectPage } from './pages'

document.addEventListener('copy', copyPlainly)
expectPage(location.pathname)
await learn(settings.lang)
const app = document.getElementById('app')!
app.replaceChildren()
mount(App, { target: app })
