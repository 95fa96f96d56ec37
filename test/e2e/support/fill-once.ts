import { RunningSchool } from '#test/support/school/running-school.ts';
import { sampleFolder } from './sample-folder.ts';

/** Fills a sample school, which those of the workers begin as copies of. @returns what takes it away in the end. */
export default async function fillOnce(): Promise<() => Promise<void>> {
  const school = await RunningSchool.start();
  await school.stop();
  process.env[sampleFolder] = school.dataDir;
  return () => school.dispose();
}
