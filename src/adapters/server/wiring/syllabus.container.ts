import { Kysely } from 'kysely';
import { VideoInspectorByMediabunny } from '#adapters/server/files/video-inspector-by-mediabunny.ts';
import { ContentFilesInSql } from '#adapters/server/sql/learning/content-files-in-sql.ts';
import { SyllabusesInSql } from '#adapters/server/sql/learning/syllabuses-in-sql.ts';
import { VideoUploadsInSql } from '#adapters/server/sql/learning/video-uploads-in-sql.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ContentFiles } from '#application/server/learning/ports/content-files.ts';
import { Syllabuses } from '#application/server/learning/ports/syllabuses.ts';
import { KeepCaptions } from '#application/server/learning/syllabus/keep-captions.ts';
import { KeepContentUpload } from '#application/server/learning/syllabus/keep-content-upload.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { SyllabusEditor } from '#application/server/learning/syllabus/syllabus-editor.ts';
import { AbandonVideoUpload } from '#application/server/learning/videos/abandon-video-upload.ts';
import { BeginVideoUpload } from '#application/server/learning/videos/begin-video-upload.ts';
import { FinishVideoUpload, SettledVideos } from '#application/server/learning/videos/finish-video-upload.ts';
import { KeepVideoPiece } from '#application/server/learning/videos/keep-video-piece.ts';
import { VideoInspector } from '#application/server/learning/videos/ports/video-inspector.ts';
import { VideoUploads } from '#application/server/learning/videos/ports/video-uploads.ts';
import { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { Uploads } from '#application/server/shared/ports/uploads.ts';

/** Binds what a product's syllabus is made with: its editor, and the files that come in for it. */
export function bindSyllabus(container: Bindings): void {
  bindPort(container, Syllabuses, SyllabusesInSql, [Kysely]);
  bindPort(container, ContentFiles, ContentFilesInSql, [Kysely]);
  bindClass(container, SyllabusEditor, [Syllabuses, ContentFiles, MarkdownText, SeminarSessions, Clock]);
  bindClass(container, KeepCaptions, [UnitOfWork, FileStore, IdGenerator, Clock]);
  bindClass(container, KeepContentUpload, [UnitOfWork, Uploads, Clock]);
  bindPort(container, VideoUploads, VideoUploadsInSql, [Kysely]);
  bindPort(container, VideoInspector, VideoInspectorByMediabunny, []);
  bindClass(container, SettledVideos, [VideoUploads, ContentFiles]);
  bindClass(container, BeginVideoUpload, [VideoUploads, Clock]);
  bindClass(container, KeepVideoPiece, [UnitOfWork, FileStore, Uploads, VideoInspector, IdGenerator, Clock]);
  bindClass(container, FinishVideoUpload, [UnitOfWork, VideoUploads, FileStore, Uploads, VideoInspector, Clock]);
  bindClass(container, AbandonVideoUpload, [UnitOfWork, VideoUploads, Uploads]);
}
