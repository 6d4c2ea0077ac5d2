/* Browsers let the timers of a hidden page go once a minute. A worker's go on, and a message from it is no timer. */
import { TICK } from './ticks.ts'

setInterval(() => self.postMessage(null), TICK)
