import { messages as english, type Messages } from './en.ts'

export const messages: Messages = english
