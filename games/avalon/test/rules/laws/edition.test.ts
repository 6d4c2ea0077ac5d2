import { ANOTHER } from '../another-edition.ts'
import { describeAvalon } from './laws.ts'

describeAvalon('another box', { edition: ANOTHER })
