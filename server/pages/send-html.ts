import type { FastifyReply } from 'fastify';
import { misdirectedPage } from './plain-pages.ts';

/** Answers with a whole document. */
export const sendHtml = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(body);

/** Answers a host that no partner has. */
export const sendMisdirected = (reply: FastifyReply): FastifyReply => sendHtml(reply, 421, misdirectedPage());
