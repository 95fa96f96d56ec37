import { RecentSearchesInMemory } from '#adapters/memory/recent-searches-in-memory.ts';
import { recentSearchesContract } from '#test/ports/recent-searches.ts';

recentSearchesContract(() => new RecentSearchesInMemory());
