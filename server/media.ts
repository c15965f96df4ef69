/** The drawn pictures of the demo data and its films, as files that never change under their name. */
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { DEMO_FILM_PATH } from './demo/film/clips.ts'

const FOLDERS = [
  { root: 'demo/pictures', prefix: '/media/demo/', files: /^\/[\w-]+\.(avif|webp)$/ },
  // A player asks for the part it shows: ranges are answered.
  { root: 'demo/films', prefix: `${DEMO_FILM_PATH}/`, files: /^\/[\w-]+\.webm$/ },
]

export const demoPictures: FastifyPluginAsync = async (scope) => {
  for (const { root, prefix, files } of FOLDERS)
    await scope.register(fastifyStatic, {
      root: path.join(import.meta.dirname, root),
      prefix,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      allowedPath: (name) => files.test(name),
    })
}
