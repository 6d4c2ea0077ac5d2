import { describeMerlin } from './laws.ts'

describeMerlin(2)
