import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';

/** What a product teaches, as a part of its working copy. */
export abstract class SyllabusApi extends PartApi<SyllabusContent> {}
