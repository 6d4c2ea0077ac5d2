import { describeAvalon } from './laws.ts'

describeAvalon('both options, 200 turns', { payInFull: true, avalonAndSwampInterrupt: true, turnLimit: 200 })
