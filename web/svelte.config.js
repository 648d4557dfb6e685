import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

// Without a word on it, parts that have no runes would bring what older forms of Svelte need.
export default { preprocess: vitePreprocess({ script: false }), compilerOptions: { runes: true } }
