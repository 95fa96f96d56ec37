import { TeacherAccountsInSql } from '#adapters/server/sql/office/teacher-accounts-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import { teacherAccountsContract } from '#test/ports/office/teacher-accounts.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertUser } from '#test/support/shared/rows.ts';

eachDatabase('TeacherAccountsInSql', (database) => {
  teacherAccountsContract(async () => {
    const { db } = database();
    for (const id of ['ana', 'luis']) await insertUser(db, id);
    const people = new PublicationsInSql(db);
    return {
      teachers: new TeacherAccountsInSql(db),
      people: [await people.addStaff('Rosa', 'rosa', 'Abogada'), await people.addStaff('Eva', 'eva', 'Contadora')],
    };
  });
});
