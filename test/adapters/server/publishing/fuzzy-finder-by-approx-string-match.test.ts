import { describe } from 'vitest';
import { FuzzyFinderByApproxStringMatch } from '#adapters/server/publishing/fuzzy-finder-by-approx-string-match.ts';
import { fuzzyFinderContract } from '#test/ports/reading/fuzzy-finder.ts';

describe('FuzzyFinderByApproxStringMatch', () => {
  fuzzyFinderContract(() => new FuzzyFinderByApproxStringMatch());
});
