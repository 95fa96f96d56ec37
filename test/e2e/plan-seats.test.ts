import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { test } from './fixtures.ts';
import { lendSeat, seatsPath } from './seats.ts';
import { signInAt } from './sign-in.ts';

test('a seat: invited, accepted by somebody new, taken away, given back, and free again', async ({
  page,
  browser,
  school,
  problems,
}, { project }) => {
  test.skip(project.name === 'desktop', 'at a desk student-way.test.ts lends a seat');
  await signInAt(page, school, seatsPath, demoAccounts.owner);
  const context = await browser.newContext({ baseURL: school.origin });
  problems.watch(context);
  await lendSeat(page, await context.newPage(), school);
  await context.close();
});
