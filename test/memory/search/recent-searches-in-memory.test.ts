import { RecentSearchesInMemory } from './recent-searches-in-memory.ts';
import { recentSearchesContract } from '#test/ports/search/recent-searches.ts';

recentSearchesContract(() => new RecentSearchesInMemory());
