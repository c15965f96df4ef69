/** The test files that change what a process has one of: they get one of their own, others share theirs one after the other. */
import { globSync, readFileSync } from 'node:fs'

/** Modules, the clock, the scheduler, a browser's globals: changed by one file, they are met by the next. */
const CHANGES_THE_PROCESS =
  /\bvi\.(mock|doMock|hoisted|resetModules|useFakeTimers|stubGlobal|stubEnv|spyOn)\(|fake-indexeddb\/auto|\.setScheduler\(|\bDate\.now = |^globalThis\.\w+ =/m

/** @param patterns of test files. @returns those that need a process of their own */
export const filesApart = (patterns: readonly string[]): string[] =>
  globSync(patterns).filter((file) => CHANGES_THE_PROCESS.test(readFileSync(file, 'utf8')))
