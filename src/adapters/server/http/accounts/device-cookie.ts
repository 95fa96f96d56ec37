import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { DeviceMarks, type DeviceMark } from '#application/server/accounts/ports/device-marks.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { cookieName } from '#adapters/server/http/shared/cookie-names.ts';

const base = 'escuela_device';
/** Between marks of one browser; no mark has it. */
const between = '~';
/** Accounts that share a browser; more of them forget the first. */
const mostMarks = 5;
const longest = 2000;
const yearInSeconds = 365 * 24 * 60 * 60;

/** The accounts that the browser of a request has signed in to. */
export function deviceMarksOf(school: School, request: FastifyRequest, isSecure: boolean): readonly DeviceMark[] {
  const text = request.cookies[cookieName(base, isSecure)] ?? '';
  if (text === '' || text.length > longest) return [];
  const marks = text.split(between).slice(0, mostMarks);
  return marks.map((mark) => school.get(DeviceMarks).read(mark)).filter((mark) => mark !== null);
}

/** Notes in the browser that it has a session of the account: a stranger's wrong passwords do not slow it down later. */
export function markDevice(school: School, reply: FastifyReply, userId: string, isSecure: boolean): void {
  const known = deviceMarksOf(school, reply.request, isSecure);
  const own = known.find((mark) => mark.userId === userId) ?? { deviceId: school.get(IdGenerator).newId(), userId };
  const marks = [own, ...known.filter((mark) => mark.userId !== userId)].slice(0, mostMarks);
  const text = marks.map((mark) => school.get(DeviceMarks).write(mark)).join(between);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  void reply.setCookie(cookieName(base, isSecure), text, { ...options, maxAge: yearInSeconds });
}
