import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import { helpQuestionsContract } from '#test/ports/support/help-questions.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('HelpQuestionsInSql', (database) => {
  helpQuestionsContract(() => Promise.resolve(new HelpQuestionsInSql(database().db)));
});
