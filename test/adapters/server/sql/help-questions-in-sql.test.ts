import { HelpQuestionsInSql } from '#adapters/server/sql/help-questions-in-sql.ts';
import { helpQuestionsContract } from '#test/ports/help-questions.ts';
import { eachDatabase } from '#test/support/databases.ts';

eachDatabase('HelpQuestionsInSql', (database) => {
  helpQuestionsContract(() => Promise.resolve(new HelpQuestionsInSql(database().db)));
});
