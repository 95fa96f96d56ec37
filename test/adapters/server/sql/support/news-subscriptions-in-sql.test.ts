import { NewsSubscriptionsInSql } from '#adapters/server/sql/support/news-subscriptions-in-sql.ts';
import { newsSubscriptionsContract } from '#test/ports/support/news-subscriptions.ts';

import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('NewsSubscriptionsInSql', (database) => {
  newsSubscriptionsContract(async () => {
    return new NewsSubscriptionsInSql(database().db);
  });
});
