import axe from 'axe-core';

/** What axe finds wrong with the page as it stands; colours are for a real browser to judge. */
export async function axeProblems(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    // What passed is not told in full, nor what is wrong by its selector: nobody reads either.
    resultTypes: ['violations'],
    selectors: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
