import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '#adapters/server/http/accounts/device.ts';
import { problemOf, ProblemError, tooLargeText } from './refusal-table.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes of the largest file that a route takes; not given: it takes none. */
    largestFile?: number;
    largestBody?: number;
  }
  interface FastifyInstance {
    /** What this listener takes in. */
    intake: Intake;
  }
}

/** What a listener takes in at once, so that bodies that never end cost neither memory nor connections. */
export interface IntakeLimits {
  /** Forms with a file on their way in. */
  readonly uploads: number;
  /** Of them, those that come from one address: an office, not a flood. */
  readonly uploadsOfOne: number;
  /** Bytes of all other bodies on their way in; they are held in memory. */
  readonly bytes: number;
  /** Forms whose file is held in memory and worked on; the others wait on the disk. */
  readonly turns: number;
  /** Milliseconds that a form waits for its turn. */
  readonly turnMs: number;
  /** Milliseconds without a byte after which a body is given up with its connection. */
  readonly stallMs: number;
}

const megabyte = 1024 * 1024;

export const usualIntake: IntakeLimits = {
  uploads: 32,
  uploadsOfOne: 12,
  bytes: 64 * megabyte,
  turns: 4,
  turnMs: 20_000,
  stallMs: 20_000,
};

/** Bytes of a body without a file; of a multipart form the fields together. */
export const largestBody = 256 * 1024;

/** A whole request, its last byte included, comes within so many milliseconds: 8 MB over half a megabit a second. */
export const requestMs = 180_000;
/** Its headers alone. */
export const headersMs = 20_000;
export const mostConnections = 5_000;

/** The door of a listener: counts what is on its way in, and turns away what would be too much. */
export class Intake {
  readonly #uploads = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #uploading = 0;
  #bytes = 0;
  #turns = 0;

  constructor(
    /** Where files lie while they come in. */
    readonly folder: string,
    private readonly limits: IntakeLimits,
  ) {}

  /**
   * Lets a request in, before anything of its body is read.
   * @throws ProblemError 503 when too much is on its way, 413 when it says that it is too large, 411 for a form that does not say.
   */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    const length = request.headers['content-length'];
    const isChunked = request.headers['transfer-encoding'] !== undefined;
    if (!isChunked && (length === undefined || Number(length) === 0)) return;
    // Whoever is turned away goes on sending what nobody reads.
    void reply.header('connection', 'close');
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    const { largestFile, largestBody: most = largestBody } = request.routeOptions.config;
    if (isForm) checkForm(length, largestFile);
    if (isForm && largestFile !== undefined) this.#admitUpload(deviceOf(request).address, reply);
    else this.#admitBody(isChunked ? most : Math.min(Number(length), most), reply);
    reply.removeHeader('connection');
    this.#giveUpWhenStalled(request, reply);
  }

  /** Waits until a form may hold its file in memory, until its answer is sent. @throws ProblemError 503 when that takes too long. */
  async turn(reply: FastifyReply): Promise<void> {
    if (this.#turns >= this.limits.turns) return this.#inLine(reply);
    this.#turns += 1;
    this.#takeTurn(reply);
  }

  #admitUpload(address: string, reply: FastifyReply): void {
    const ofOne = this.#uploads.get(address) ?? 0;
    if (this.#uploading >= this.limits.uploads || ofOne >= this.limits.uploadsOfOne) throw tooMuch(reply);
    this.#uploading += 1;
    this.#uploads.set(address, ofOne + 1);
    whenOver(reply, () => {
      this.#uploading -= 1;
      const left = (this.#uploads.get(address) ?? 1) - 1;
      if (left === 0) this.#uploads.delete(address);
      else this.#uploads.set(address, left);
    });
  }

  #admitBody(bytes: number, reply: FastifyReply): void {
    if (this.#bytes + bytes > this.limits.bytes) throw tooMuch(reply);
    this.#bytes += bytes;
    whenOver(reply, () => {
      this.#bytes -= bytes;
    });
  }

  #takeTurn(reply: FastifyReply): void {
    whenOver(reply, () => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#turns -= 1;
      else next();
    });
  }

  #inLine(reply: FastifyReply): Promise<void> {
    return new Promise((resolve, reject) => {
      const called = (): void => {
        clearTimeout(timer);
        this.#takeTurn(reply);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(called), 1);
        reject(tooMuch(reply));
      }, this.limits.turnMs);
      this.#waiting.push(called);
    });
  }

  /** Only as long as bytes are missing: what the school itself takes long for is no stall, and an idle connection has its own end. */
  #giveUpWhenStalled(request: FastifyRequest, reply: FastifyReply): void {
    const { socket } = request.raw;
    if (!(socket instanceof Socket)) return;
    reply.raw.setTimeout(this.limits.stallMs, () => {
      if (!request.raw.complete) socket.destroy();
    });
  }
}

/** Sets a listener's door, before any of its routes. */
export function setIntake(app: FastifyInstance, intake: Intake): void {
  app.decorate('intake', intake);
  app.server.maxConnections = mostConnections;
  app.addHook('onRequest', (request, reply, done) => {
    intake.admit(request, reply);
    done();
  });
}

function checkForm(length: string | undefined, largestFile = 0): void {
  if (length === undefined) {
    throw new ProblemError(problemOf(411, 'length-required', 'El envío no dice su tamaño (Content-Length).'));
  }
  // A file that is somewhat too large is read to its end and left out, so that its field can be named.
  if (Number(length) > largestBody + 2 * largestFile) {
    const most = Math.floor(largestFile / megabyte);
    const detail = most === 0 ? '' : ` El archivo puede pesar hasta ${most} MB.`;
    throw new ProblemError(problemOf(413, 'too-large', tooLargeText + detail));
  }
}

function tooMuch(reply: FastifyReply): ProblemError {
  void reply.header('retry-after', '5');
  return new ProblemError(
    problemOf(503, 'too-much-at-once', 'Estamos recibiendo demasiados envíos. Vuelve a intentarlo en unos segundos.'),
  );
}

/** Once, when the answer is sent or its connection is gone; at once when it already is. */
function whenOver(reply: FastifyReply, run: () => void): void {
  if (reply.raw.closed) {
    run();
    return;
  }
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    run();
  };
  reply.raw.once('close', end);
  reply.raw.once('finish', end);
}
