import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The faults of a document under redocly's recommended rules, warnings too. */
export async function faultsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return problems.map(({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}
