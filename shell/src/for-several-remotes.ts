import { RemoteTraces } from './loading/remote-traces';

// Runs before the code of any remote.
globalThis.lensTraces = new RemoteTraces();
