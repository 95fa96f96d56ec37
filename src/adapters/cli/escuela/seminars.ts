import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import {
  LendSeminarSeat,
  type LendSeminarSeatRefusal,
} from '#application/server/learning/seminars/lend-seminar-seat.ts';
import { contentOfPath } from '#adapters/server/files/file-content.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import {
  PublishRecording,
  type PublishRecordingRefusal,
} from '#application/server/learning/seminars/publish-recording.ts';
import { SetSeminarRoom, type SetSeminarRoomRefusal } from '#application/server/learning/seminars/set-seminar-room.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { lengthInSeconds } from '#domain/learning/recording.ts';
import { type Command, type Print, UsageError } from './command.ts';

const mebibyte = 1024 * 1024;
const largestVideo = 1024 * mebibyte;

const refusalTexts: Readonly<
  Record<(SetSeminarRoomRefusal | PublishRecordingRefusal | LendSeminarSeatRefusal)['kind'], string>
> = {
  'seminar-not-found': 'No hay un seminario con esa dirección.',
  'room-malformed': '--url: debe ser una dirección que empiece con https://, de 500 caracteres como máximo.',
  'seminar-not-yours': 'El titular no tiene ese seminario por compra propia.',
  'guest-unknown': 'La persona invitada no tiene cuenta con ese correo verificado: pídele que se registre.',
  'guest-has-it': 'La persona invitada ya tiene este seminario.',
  'no-seat-left': 'Al titular no le quedan cupos de este seminario.',
  'seminar-not-over': 'Este seminario todavía no termina: su grabación se publica después.',
};

/** `seminars room SLUG (--url … | --none)`: where it is attended on line. */
export const setSeminarRoom: Command = {
  words: ['seminars', 'room'],
  logged: 'by-its-words',
  usage: `  seminars room SEMINARIO (--url https://… | --none)
      Pone, cambia o quita el enlace de la sala de un seminario. Lo ve en su página quien lo tiene, hasta que termina.
      SEMINARIO es el último tramo de la dirección de su página.`,
  prepare(args) {
    const { slug, values } = parsed('seminars room', args, { url: { type: 'string' }, none: { type: 'boolean' } });
    const { url, none = false } = values as { url?: string; none?: boolean };
    if ((url === undefined) !== none) throw new UsageError('seminars room: indica --url o --none, uno de los dos.');
    return async ({ school }, print) => {
      const set = await school.write(SetSeminarRoom, (room) => room.execute(slug, url ?? null));
      if (set.ok) print(`«${set.value.title}»: ${set.value.room === null ? 'sin sala.' : `sala ${set.value.room}`}`);
      else print(refusalTexts[set.refusal.kind]);
      return set.ok ? 0 : 1;
    };
  },
};

/** `seminars lend SLUG --owner EMAIL --guest EMAIL`: a seat that was bought beside one's own, given to somebody. */
export const lendSeminarSeat: Command = {
  words: ['seminars', 'lend'],
  logged: 'by-its-words',
  usage: `  seminars lend SEMINARIO --owner CORREO --guest CORREO
      Da uno de los cupos adicionales que compró el titular a quien ya tiene cuenta; recibe un correo.`,
  prepare(args) {
    const text = { type: 'string' } as const;
    const { slug, values } = parsed('seminars lend', args, { owner: text, guest: text });
    const { owner, guest } = values as Partial<Record<string, string>>;
    if (owner === undefined) throw new UsageError('--owner: falta el correo del titular.');
    if (guest === undefined) throw new UsageError('--guest: falta el correo de la persona invitada.');
    return async ({ school }, print) => {
      const email = emailAddress(owner);
      const account = email.ok ? await school.get(Accounts).findByEmail(email.value) : null;
      if (account === null) throw new UsageError('--owner: no hay una cuenta con ese correo.');
      const lent = await school.write(LendSeminarSeat, (lend) => lend.execute(account.id, guest, slug));
      print(lent.ok ? `Cupo entregado. Le quedan ${lent.value}.` : refusalTexts[lent.refusal.kind]);
      return lent.ok ? 0 : 1;
    };
  },
};

interface Sent {
  readonly slug: string;
  readonly video: string;
  readonly captions: string | null;
  readonly seconds: number;
  readonly title: string;
}

/** `seminars recording SLUG VIDEO --length …`: what of a past seminar can be seen again. */
export const publishRecording: Command = {
  words: ['seminars', 'recording'],
  logged: 'by-its-words',
  usage: `  seminars recording SEMINARIO --video ARCHIVO.webm --length 1:32:05 [--captions ARCHIVO.vtt] [--title TÍTULO]
      Publica la grabación de un seminario que ya terminó (WebM o MP4, 1 GB como máximo), en lugar de la que hubiera.
      Lo que cada uno vio de la anterior queda anotado.`,
  prepare(args) {
    const text = { type: 'string' } as const;
    const { slug, values } = parsed('seminars recording', args, {
      video: text,
      length: text,
      captions: text,
      title: text,
    });
    const { video, length, captions = null, title = 'Grabación' } = values as Partial<Record<string, string>>;
    if (video === undefined) throw new UsageError('--video: falta el archivo.');
    if (!/\.(webm|mp4)$/i.test(video)) throw new UsageError('--video: debe ser un archivo .webm o .mp4.');
    if (captions !== null && !/\.vtt$/i.test(captions)) throw new UsageError('--captions: debe ser un archivo .vtt.');
    if (title.trim() === '') throw new UsageError('--title: está vacío.');
    const seconds = lengthInSeconds(length ?? '');
    if (!seconds.ok) throw new UsageError('--length: escribe cuánto dura, como 1:32:05 o 45:10.');
    const sent = { slug, video, captions, seconds: seconds.value, title: title.trim() };
    return (started, print) => publish(sent, started, print);
  },
};

async function publish(sent: Sent, { school }: StartedSchool, print: Print): Promise<number> {
  const over = await school.get(PublishRecording).seminarOver(sent.slug);
  if (!over.ok) {
    print(refusalTexts[over.refusal.kind]);
    return 1;
  }
  await checkFile('--video', sent.video);
  const video = await contentOfPath(sent.video);
  const captions = sent.captions === null ? null : await textFileOf('--captions', sent.captions);
  if (captions !== null && !/^\uFEFF?WEBVTT/.test(captions.subarray(0, 10).toString('utf8'))) {
    throw new UsageError('--captions: no empieza con WEBVTT, no es un archivo de subtítulos.');
  }
  const files = school.get(FileStore);
  const videoFile = keyOf(sent.slug, sent.video);
  const captionsFile = sent.captions === null ? null : keyOf(sent.slug, sent.captions);
  await files.put(videoFile, video);
  if (captions !== null && captionsFile !== null) await files.put(captionsFile, captions);
  const { title, seconds: durationSeconds } = sent;
  const recording = { title, durationSeconds, videoFile, captionsFile };
  const published = await school.write(PublishRecording, (useCase) => useCase.execute(sent.slug, recording));
  if (!published.ok) {
    print(refusalTexts[published.refusal.kind]);
    return 1;
  }
  // Files of the sample school stay: other seminars may show them.
  for (const key of published.value.replaced) if (key.startsWith('grabaciones/')) await files.remove(key);
  print(`«${published.value.seminar.title}»: grabación publicada, ${Math.ceil(video.bytes / mebibyte)} MB.`);
  return 0;
}

/** A key of its own for each seminar: publishing again replaces the content, and browsers notice by its version. */
function keyOf(slug: string, path: string): string {
  return `grabaciones/${slug}${extname(path).toLowerCase()}`;
}

async function textFileOf(option: string, path: string): Promise<Buffer> {
  await checkFile(option, path);
  return readFile(path);
}

async function checkFile(option: string, path: string): Promise<void> {
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile()) throw new UsageError(`${option}: no hay un archivo ${path}.`);
  if (facts.size === 0) throw new UsageError(`${option}: el archivo está vacío.`);
  if (facts.size > largestVideo) throw new UsageError(`${option}: el archivo pasa de 1 GB.`);
}

function parsed(command: string, args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  const read = () => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true });
    } catch {
      const names = Object.keys(options).map((name) => `--${name}`);
      throw new UsageError(`${command}: sus opciones son ${names.join(', ')}.`);
    }
  };
  const { values, positionals } = read();
  const [slug, ...more] = positionals;
  if (slug === undefined || more.length > 0) throw new UsageError(`${command}: indica un solo seminario.`);
  return { slug, values };
}
