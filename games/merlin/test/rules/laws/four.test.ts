import { describeMerlin } from './laws.ts'

describeMerlin(4)
