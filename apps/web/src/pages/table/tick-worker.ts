/* Browsers throttle timers of hidden pages to once a minute, but not those of workers. */
import { TICK } from './ticks.ts'

setInterval(() => self.postMessage(null), TICK)
