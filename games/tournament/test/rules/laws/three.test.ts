import { describeReadings, describeTournament } from './laws.ts'

describeTournament(3, {})
describeTournament(3, { draft: false })
describeTournament(3, { lowestValue: 7 })
describeTournament(3, { lowestValue: 7, draft: false })
describeTournament(3, { lowestValue: 10 })
describeTournament(3, { lowestValue: 10, draft: false })
describeReadings(3, [{ outfitCheck: 'all' }, { winner: 'fighting' }], { draft: false })
