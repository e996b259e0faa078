import { hostOf } from './make-partners.ts';
import { visitSites } from './visit-sites.ts';
import { seededRandom, zipf } from './zipf.ts';

// Runs in its own process: `node visitors.ts <port> <sites> <connections> <seconds> <seed>` prints the results.
const [port = 0, sites = 1, connections = 32, seconds = 3, seed = 1] = process.argv.slice(2).map(Number);
const random = seededRandom(seed);
const draw = zipf(sites, random);
const nextHost = () => hostOf(draw(), port);
console.log(JSON.stringify(await visitSites({ port, nextHost, connections, seconds })));
