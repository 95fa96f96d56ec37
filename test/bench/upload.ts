import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import { openSqlite } from '#adapters/server/sql/shared/connection.ts';
import { videoPiece } from '#domain/learning/syllabus/video-file.ts';
import { tinyVideo } from '#test/support/learning/tiny-videos.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { join } from 'node:path';

// `npm run bench -- upload [megabytes]`: a video is sent to a course in pieces, as the office's page sends it, and put together: how much
// more memory the server held at the most than before.

/** Megabytes that it may hold more. */
const MOST = 100;
const MEGABYTE = 1024 * 1024;
const megabytes = Number(process.argv[3] ?? 1024);

const [built] = (await once(
  spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' }),
  'close',
)) as [number | null];
if (built !== 0) throw new Error('The build failed');
// Four pictures, of which each has its share.
const video = await tinyVideo({ pictureBytes: Math.floor((megabytes * MEGABYTE) / 4) });
const school = await RunningSchool.start({ LOG_LEVEL: 'error' });
try {
  const send = await senderTo(school);
  await send(await tinyVideo());
  await pause(4000);
  const before = memory('VmRSS');
  // From here on the most that it held is counted anew.
  writeFileSync(`/proc/${school.pid}/clear_refs`, '5');
  const { sent, put } = await send(video);
  const most = memory('VmHWM');
  const size = (video.length / MEGABYTE).toFixed(0);
  console.log(`${size} MB sent in ${sent.toFixed(0)} s, looked at and put together in ${put.toFixed(0)} s`);
  console.log(`memory: ${before} MB before, ${most} MB at the most: ${most - before} MB more, of ${MOST}`);
  process.exitCode = most - before > MOST ? 1 : 0;
} finally {
  await school.dispose();
}

/** Whole megabytes of the server, as the kernel counts them. */
function memory(what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${school.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** Sends a video to the first course, as an editor; says the seconds that its two halves took. */
async function senderTo({ origin, signInOrigin, dataDir }: RunningSchool) {
  const { db, close } = openSqlite(join(dataDir, 'escuela.db'));
  const { id } = await db.selectFrom('products').select('id').where('kind', '=', 'course').executeTakeFirstOrThrow();
  await close();
  const opened = await fetch(`${signInOrigin}/api/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.editor.email, password: demoPassword }),
  });
  const { token } = (await opened.json()) as { token: string };
  const call = async (method: string, url: string, more: Record<string, string>, body?: Uint8Array<ArrayBuffer>) => {
    const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...more };
    const answer = await fetch(origin + url, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  return async (content: Uint8Array) => {
    const began = performance.now();
    const begun = await call('POST', '/api/v1/staff/video-uploads', {
      'upload-length': String(content.length),
      'upload-metadata': `producto ${base64(String(id))},nombre ${base64('clase.mp4')}`,
    });
    const url = begun.headers.get('location') ?? '';
    for (let from = 0; from < content.length; from += videoPiece) {
      const piece = new Uint8Array(content.subarray(from, from + videoPiece));
      const more = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' };
      await call('PATCH', url, more, piece);
    }
    const came = performance.now();
    await call('POST', `${url}/completion`, {});
    return { sent: (came - began) / 1000, put: (performance.now() - came) / 1000 };
  };
}
