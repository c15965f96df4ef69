/** The drawn pictures of the demo data, as files that never change under their name. */
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

export const demoPictures: FastifyPluginAsync = async (scope) => {
  await scope.register(fastifyStatic, {
    root: path.join(import.meta.dirname, 'demo/pictures'),
    prefix: '/media/demo/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    allowedPath: (name) => /^\/[\w-]+\.(avif|webp)$/.test(name),
  })
}
