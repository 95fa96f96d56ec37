import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { finishVideoUpload, videoUploadsPath } from '#adapters/http-contract/learning/video-uploads.ts';
import { FinishVideoUpload } from '#application/server/learning/videos/finish-video-upload.ts';
import { VideoUploads } from '#application/server/learning/videos/ports/video-uploads.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { videoPiece } from '#domain/learning/syllabus/video-file.ts';
import { refuse } from '#domain/shared/result.ts';
import { callerOf } from '#adapters/server/http/shared/caller.ts';
import { countedByItself, countedTogether, holdTo } from '#adapters/server/http/shared/limits.ts';
import { refuseUnpermitted } from '#adapters/server/http/shared/permitted.ts';
import {
  only,
  problemOf,
  ProblemError,
  problemOfRefusal,
  tooLargeText,
} from '#adapters/server/http/shared/refusal-table.ts';
import { refuseUnstorable } from '#adapters/server/http/shared/storable.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import type { TusServer } from './tus-server.ts';
import { pieceSentAlready, uploadGone, videoRefusals } from './video-refusals.ts';

const ofProduct = only(officeProductRefusals, 'product-not-found', 'product-not-yours');
/** Pieces of one account: eight gigabytes a minute, on the line of the house. */
const mostPieces = { requests: 1200, seconds: 60 };

/**
 * Videos on their way in, by the tus protocol 1.0 (tus.io): begun, sent piece by piece, asked how far they are, abandoned. What is more than
 * a piece, or comes from somebody who may not, is refused before any of it is read.
 */
export function videoUploadRoutes(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    finishVideoUpload,
    {
      ...ofProduct,
      ...only(videoRefusals, 'video-unreadable', 'video-format', 'upload-not-found', 'upload-unfinished'),
    },
    async ({ caller, params: { id } }) => {
      const upload = await school.get(VideoUploads).find(id);
      if (upload === null) return refuse({ kind: 'upload-not-found' });
      const access = await school.get(ProductAccess).to(upload.productId, caller.userId, 'edit');
      return access.ok ? school.get(FinishVideoUpload).execute(id) : access;
    },
  );
  void app.register((scope, _options, done) => {
    pieceRoutes(scope, school);
    done();
  });
}

function pieceRoutes(app: FastifyInstance, school: School): void {
  let tus: Promise<TusServer> | null = null;
  // Comes with the first video: most schools send none for days, and a start would load it for nothing.
  const server = (): Promise<TusServer> =>
    (tus ??= import('./tus-server.ts').then((file) => new file.TusServer(school, app.intake.folder)));
  // A piece is no body: it stays in its request until it is streamed to where it lies, and nobody looks through it for texts.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  type Route = { Params: { id: string } };
  const answer = async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await callerOf(request, school, 'required');
    await holdTo(school, mostPieces, `video pieces of ${countedTogether(caller, request)}`);
    await refuseUnpermitted(school, caller, 'edit-own-products');
    const protocol = await server();
    const productId = await productOf(school, protocol, request);
    const access = await school.get(ProductAccess).to(productId, caller.userId, 'edit');
    if (!access.ok) throw new ProblemError(problemOfRefusal(access.refusal, ofProduct));
    if (Number(request.headers['content-length'] ?? '0') > videoPiece) {
      throw new ProblemError(problemOf(413, 'too-large', tooLargeText));
    }
    return relayed(await protocol.handle(request, caller), reply);
  };
  app.route<Route>({ method: 'POST', url: videoUploadsPath, config: countedByItself, handler: answer });
  app.route<Route>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${videoUploadsPath}/:id`,
    config: countedByItself,
    handler: answer,
  });
}

/** The product that an upload is for. @throws ProblemError when it names none, or is gone. */
async function productOf(
  school: School,
  protocol: TusServer,
  { method, headers, params }: FastifyRequest<{ Params: { id: string } }>,
) {
  if (method !== 'POST') {
    const upload = await school.get(VideoUploads).find(params.id);
    if (upload !== null) return upload.productId;
    throw new ProblemError(problemOf(404, 'upload-not-found', uploadGone));
  }
  const said = String(headers['upload-metadata'] ?? '');
  const metadata = protocol.metadataOf(said);
  refuseUnstorable(metadata);
  const id = Number(metadata['producto']);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new ProblemError(problemOf(400, 'invalid-input', 'Falta el producto del video.', { field: 'producto' }));
}

const refusedTexts: Readonly<Record<number, string>> = {
  404: uploadGone,
  409: pieceSentAlready,
  410: uploadGone,
  412: 'Esta dirección recibe videos por el protocolo tus 1.0.0.',
  413: tooLargeText,
};

/** What the protocol's server answers, said as this one says it. */
async function relayed(answer: Response, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers } = answer;
  await answer.body?.cancel();
  headers.delete('content-length');
  headers.delete('content-type');
  for (const [name, value] of headers) void reply.header(name, value);
  if (status < 400) return reply.code(status).send();
  const detail = refusedTexts[status] ?? 'La subida no se puede leer. Vuelve a intentarlo.';
  throw new ProblemError(problemOf(status === 403 ? 400 : status, 'upload-refused', detail));
}
