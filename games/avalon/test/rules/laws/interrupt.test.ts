import { describeAvalon } from './laws.ts'

describeAvalon('Avalon and swamp interrupt', { avalonAndSwampInterrupt: true, startPlayer: 'second' })
