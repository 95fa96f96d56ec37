import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import type { SearchScope } from '#application/read-models/search/search-scope.ts';
import { answerSearch, type SearchableProduct, type SearchAnswer } from '#domain/search/search.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const unreachable: CallRefusal = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };

/** The search over products held in this process's memory. */
export class SearchApiInMemory extends SearchApi {
  isOffline = false;
  products: readonly SearchableProduct[] = [];
  popular: readonly SearchableProduct[] = [];
  /** What the school says its size is, when not the number of products here. */
  size: number | null = null;
  /** The names of the calls made. */
  readonly calls: string[] = [];

  scope(): Promise<Result<SearchScope, CallRefusal>> {
    return this.#answer('scope', { size: this.size ?? this.products.length, popular: this.popular });
  }

  everything(): Promise<Result<readonly SearchableProduct[], CallRefusal>> {
    return this.#answer('everything', this.products);
  }

  find(typed: string, offset: number): Promise<Result<SearchAnswer, CallRefusal>> {
    return this.#answer(`find ${typed} from ${offset}`, answerSearch(this.products, typed, offset));
  }

  #answer<T>(call: string, value: T): Promise<Result<T, CallRefusal>> {
    this.calls.push(call);
    return Promise.resolve(this.isOffline ? refuse(unreachable) : accept(value));
  }
}
