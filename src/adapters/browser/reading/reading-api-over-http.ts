import { listSamples, readBookIndex, readBookSection, searchBook } from '#adapters/http-contract/reading/reading.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import type { BookHits } from '#application/read-models/reading/book-hits.ts';
import type { BookOnLine, BookWithIndex, SectionOnLine } from '#application/read-models/reading/book-on-line.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class ReadingApiOverHttp extends ReadingApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  index(slug: string): Promise<Result<BookWithIndex, CallRefusal>> {
    return this.http.call(readBookIndex, { params: { slug } });
  }

  section(slug: string, section: string): Promise<Result<SectionOnLine, CallRefusal>> {
    return this.http.call(readBookSection, { params: { slug, section } });
  }

  search(slug: string, text: string): Promise<Result<BookHits, CallRefusal>> {
    return this.http.call(searchBook, { params: { slug }, query: { text } });
  }

  async samples(): Promise<Result<readonly BookOnLine[], CallRefusal>> {
    const answer = await this.http.call(listSamples, {});
    return answer.ok ? accept(answer.value.books) : answer;
  }
}
