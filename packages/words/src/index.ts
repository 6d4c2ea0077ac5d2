/* The texts that do not depend on the game, and helpers for those that do. The texts of a game are in its folder. */
export { type GeneralWords, generalWords, type Level, type NoteKind, type VoidReason } from './general.ts'
export { chooseLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts'
export { type CommonSentences, commonWords, numberIn, previewTexts, say } from './say.ts'
export type {
  ByKind,
  GameWords,
  OptionWords,
  Param,
  Params,
  Players,
  PreviewTexts,
  QuestionSentences,
  RefusalSentences,
  SayParams,
  SentencesByKind,
} from './types.ts'
