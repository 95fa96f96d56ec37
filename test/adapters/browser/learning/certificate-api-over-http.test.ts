import { describe } from 'vitest';
import {
  CertificateApiOverHttp,
  CertificateCheckOverHttp,
} from '#adapters/browser/learning/certificate-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { ProgressRecordsInSql } from '#adapters/server/sql/learning/progress-records-in-sql.ts';
import { newProgress } from '#domain/learning/progress.ts';
import { certificateApiContract } from '#test/ports/learning/certificates/certificate-api.ts';
import { certificateCheckContract } from '#test/ports/learning/certificates/certificate-check.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { certificate, insertStudyContent, studyContent } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('CertificateApiOverHttp against the school’s routes', () => {
  certificateApiContract(async () => {
    const school = await testSchool();
    await insertStudyContent(school.db, studyContent());
    const userId = await school.addUser({ given_names: 'Ana' });
    await insertGrant(school.db, userId, 10);
    const now = school.clock.now();
    const progress = new ProgressRecordsInSql(school.db);
    for (const classId of [1, 2, 3]) {
      await progress.save(userId, { classId, productId: 10 }, { ...newProgress(now), completedAt: now });
    }
    return {
      api: new CertificateApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app))),
      correctProfile: async () => {
        await school.db.updateTable('users').set({ given_names: 'Ana María' }).where('id', '=', userId).execute();
      },
    };
  });
});

describe('CertificateCheckOverHttp against the school’s routes', () => {
  certificateCheckContract(async () => {
    const school = await testSchool();
    await insertProduct(school.db, 10);
    const userId = await school.addUser();
    await new CertificatesInSql(school.db).add(certificate({ userId }));
    return new CertificateCheckOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
  });
});
