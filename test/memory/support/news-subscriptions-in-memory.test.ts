import { NewsSubscriptionsInMemory } from './news-subscriptions-in-memory.ts';
import { newsSubscriptionsContract } from '#test/ports/support/news-subscriptions.ts';

newsSubscriptionsContract(() => Promise.resolve(new NewsSubscriptionsInMemory()));
