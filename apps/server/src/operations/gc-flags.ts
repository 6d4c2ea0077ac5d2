/*
 * Imported before anything else of the server. What an act makes is needed for a moment only, except while many wait for the
 * disk; the engine learns from that moment that views live long, and from then on puts each where only a long collection finds
 * it, with all that it refers to. Short pauses became three times as long (docs/server-bench.md).
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--no-allocation-site-pretenuring')
// How large the young generation may be is told on the command line (package.json, Dockerfile): here it would be too late.
