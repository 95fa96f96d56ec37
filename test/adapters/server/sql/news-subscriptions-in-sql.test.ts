import { NewsSubscriptionsInSql } from '#adapters/server/sql/news-subscriptions-in-sql.ts';
import { newsSubscriptionsContract } from '#test/ports/news-subscriptions.ts';

import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('NewsSubscriptionsInSql', (database) => {
  newsSubscriptionsContract(async () => {
    return new NewsSubscriptionsInSql(database().db);
  });
});
