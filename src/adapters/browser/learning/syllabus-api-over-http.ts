import { syllabusEndpoints } from '#adapters/http-contract/learning/syllabus.ts';
import { partOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { SyllabusApi } from '#application/browser/learning/ports/syllabus-api.ts';

export const SyllabusApiOverHttp = partOverHttp(SyllabusApi, syllabusEndpoints);
