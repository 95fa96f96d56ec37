import type { FastifyInstance } from 'fastify';
import {
  askConsultation,
  classProgress,
  classReading,
  classViewing,
  contentConsultations,
  contentOutline,
  materialAddress,
  myContents,
} from '#adapters/http-contract/learning/learning.ts';
import { mediaTypeOf } from '#adapters/server/files/media-types.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import { AskQuestion } from '#application/server/learning/ask-question.ts';
import { MarkAsRead } from '#application/server/learning/mark-as-read.ts';
import { OpenClass, type ClassWithMedia } from '#application/server/learning/open-class.ts';
import { ReadConsultations } from '#application/server/learning/read-consultations.ts';
import { ReadContent } from '#application/server/learning/read-content.ts';
import { ReadMyContents } from '#application/server/learning/read-my-contents.ts';
import { RecordWatching } from '#application/server/learning/record-watching.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { learningRefusals } from './learning-refusals.ts';
import { presentClass, presentConsultations, presentOutline, presentStudyProgress } from './learning-presenters.ts';
import { privateFileRoutes, privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const askConsultationRefusals = only(
  learningRefusals,
  'consultations-closed',
  'content-not-found',
  'content-not-owned',
  'question-missing',
  'question-too-long',
  'question-too-short',
  'questions-waiting',
);

/** How long the addresses of a video or of a download are good, in minutes; a player asks for others when they are over. */
const addressMinutes = 5;

/** The student area: contents, classes, progress, materials and consultations. */
export function learningRoutes(app: FastifyInstance, school: School): void {
  reading(app, school);
  studying(app, school);
  consulting(app, school);
  privateFileRoutes(app, school);
}

/** A signed address of a stored file for a student. */
function addressOf(school: School, file: string, userId: string, until: Date): string {
  return school.get(SignedAddresses).sign({ path: privateFilesPath + file, userId, until });
}

/** The storage's own address of a file, whose bytes the school then need not pass on; null where it is the school that gives them. */
function ownAddressOf(school: School, file: string, until: Date): Promise<string | null> {
  return school.get(FileStore).addressOf(file, { now: school.get(Clock).now(), until, saveAs: null });
}

function inMinutes(school: School, minutes: number): Date {
  return new Date(school.get(Clock).now().getTime() + minutes * 60_000);
}

function reading(app: FastifyInstance, school: School): void {
  serve(app, school, myContents, {}, async (call) =>
    accept(await school.get(ReadMyContents).execute(call.caller.userId)),
  );
  serve(app, school, contentOutline, only(learningRefusals, 'content-not-found', 'content-not-owned'), async (call) => {
    const found = await school.get(ReadContent).execute(call.caller.userId, call.params.slug);
    return found.ok ? accept(presentOutline(found.value)) : found;
  });
  serve(
    app,
    school,
    materialAddress,
    only(learningRefusals, 'content-not-found', 'content-not-owned', 'material-not-found'),
    async (call) => {
      const { userId } = call.caller;
      const found = await school.get(ReadContent).execute(userId, call.params.slug);
      if (!found.ok) return found;
      const material = found.value.content.materials.find(({ id }) => id === call.params.materialId);
      if (material === undefined) return refuse({ kind: 'material-not-found' as const });
      const until = inMinutes(school, addressMinutes);
      return accept({ address: addressOf(school, material.file, userId, until), until: until.toISOString() });
    },
  );
}

function studying(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    classViewing,
    only(learningRefusals, 'class-not-found', 'content-not-found', 'content-not-owned'),
    async (call) => {
      const { userId } = call.caller;
      const { slug, classId } = call.params;
      const opened = await school.write(OpenClass, (useCase) => useCase.execute(userId, slug, classId));
      if (!opened.ok) return opened;
      const { studyClass, media, progress } = opened.value;
      return accept({
        class: presentClass(studyClass, progress.get(classId)),
        readingHtml: media.readingHtml,
        video: await videoOf(school, opened.value, userId),
      });
    },
  );
  serve(
    app,
    school,
    classProgress,
    only(learningRefusals, 'class-is-reading', 'class-not-found', 'content-not-found', 'content-not-owned'),
    async (call) => {
      const { userId } = call.caller;
      const { slug, classId } = call.params;
      const recorded = await school.write(RecordWatching, (useCase) =>
        useCase.execute(userId, slug, classId, call.body),
      );
      return recorded.ok ? accept(presentStudyProgress(recorded.value)) : recorded;
    },
  );
  serve(
    app,
    school,
    classReading,
    only(learningRefusals, 'class-is-video', 'class-not-found', 'content-not-found', 'content-not-owned'),
    async (call) => {
      const { userId } = call.caller;
      const { slug, classId } = call.params;
      const marked = await school.write(MarkAsRead, (useCase) => useCase.execute(userId, slug, classId));
      return marked.ok ? accept(presentStudyProgress(marked.value)) : marked;
    },
  );
}

async function videoOf(school: School, { media, studyClass }: ClassWithMedia, userId: string) {
  if (studyClass.kind !== 'video' || media.videoFile === null) return null;
  const until = inMinutes(school, addressMinutes);
  const signed = (file: string | null) => (file === null ? null : addressOf(school, file, userId, until));
  return {
    source: (await ownAddressOf(school, media.videoFile, until)) ?? addressOf(school, media.videoFile, userId, until),
    mediaType: mediaTypeOf(media.videoFile),
    captions: signed(media.captionsFile),
    poster: signed(media.posterFile),
    until: until.toISOString(),
  };
}

function consulting(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contentConsultations,
    only(learningRefusals, 'consultations-closed', 'content-not-found', 'content-not-owned'),
    async (call) => {
      const { userId } = call.caller;
      const found = await school.write(ReadConsultations, (read) => read.execute(userId, call.params.slug));
      return found.ok ? accept(presentConsultations(found.value, userId)) : found;
    },
  );
  serve(
    app,
    school,
    askConsultation,
    askConsultationRefusals,
    async (call) => {
      const { userId } = call.caller;
      const { slug } = call.params;
      const asked = await school.write(AskQuestion, (useCase) => useCase.execute(userId, slug, call.body.question));
      if (!asked.ok) return asked;
      const found = await school.write(ReadConsultations, (read) => read.execute(userId, slug));
      return found.ok ? accept(presentConsultations(found.value, userId)) : found;
    },
    { limit: { requests: 20, seconds: 60 } },
  );
}
