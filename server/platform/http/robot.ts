import type { FastifyRequest } from 'fastify'

/** Those that run scripts and are nobody. */
const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|monitor/i

/** Whether who asks says of itself that it is no person. */
export const isRobot = ({ headers }: FastifyRequest): boolean => ROBOT.test(headers['user-agent'] ?? '')
