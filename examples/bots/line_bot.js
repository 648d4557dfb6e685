#!/usr/bin/env node
/* The same bot as line_bot.py, in JavaScript.

    chefetage tournament watch --bots "random,exec:node examples/bots/line_bot.js"

   docs/bot_protocol.md tells all messages. */
const readline = require('node:readline')

const PROTOCOL = 1
const LAST = ['pass', 'end', 'stop', 'decline', 'skip'] // how moves begin that give something up

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

/** A small generator (mulberry32), so that the same seed gives the same game again. */
function chanceOf(seed) {
  let state = Number.parseInt(seed.slice(-8), 16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function decide({ number, moves }, chance) {
  const others = moves.filter((move) => !LAST.some((word) => move.startsWith(word)))
  const best = others.length > 0 ? others : moves
  say({ type: 'move', number, move: best[Math.floor(chance() * best.length)] })
}

const chances = new Map() // by seat
const answers = {
  hello({ protocol }) {
    if (protocol !== PROTOCOL) process.exit(1)
    say({ type: 'hello', protocol: PROTOCOL, name: 'line bot (JavaScript)', version: '1' })
  },
  new_game: ({ seat, seed }) => chances.set(seat, chanceOf(seed)),
  decide: (message) => decide(message, chances.get(message.seat)),
  bye: () => process.exit(0),
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  answers[message.type]?.(message) // messages of other types are for newer bots
})
