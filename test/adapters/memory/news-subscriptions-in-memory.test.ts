import { NewsSubscriptionsInMemory } from '#adapters/memory/news-subscriptions-in-memory.ts';
import { newsSubscriptionsContract } from '#test/ports/news-subscriptions.ts';

newsSubscriptionsContract(() => Promise.resolve(new NewsSubscriptionsInMemory()));
