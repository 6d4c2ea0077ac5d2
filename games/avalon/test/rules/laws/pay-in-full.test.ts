import { describeAvalon } from './laws.ts'

describeAvalon('paying in full', { payInFull: true, startPlayer: 'first' })
