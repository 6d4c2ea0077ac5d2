import { describeAvalon } from './laws.ts'

describeAvalon('as printed', {})
