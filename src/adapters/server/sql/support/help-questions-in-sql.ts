import type { Kysely } from 'kysely';
import { HelpQuestions } from '#application/server/support/ports/help-questions.ts';
import type { HelpQuestion, WrittenQuestion } from '#domain/support/help-question.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class HelpQuestionsInSql extends HelpQuestions {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async all(): Promise<readonly HelpQuestion[]> {
    const rows = await this.db.selectFrom('help_questions').selectAll().orderBy('position').orderBy('id').execute();
    return rows.map((row) => ({ id: row.id, question: row.question, answerHtml: row.answer_html }));
  }

  async replaceAll(questions: readonly WrittenQuestion[]): Promise<void> {
    await this.db.deleteFrom('help_questions').execute();
    if (questions.length === 0) return;
    const rows = questions.map((each, index) => ({
      id: index + 1,
      position: index + 1,
      question: each.question,
      answer_html: each.answerHtml,
      answer_markdown: each.markdown ?? '',
    }));
    await this.db.insertInto('help_questions').values(rows).execute();
  }
}
