import { TestEnvironment } from 'jest-environment-jsdom';
import { prepareJestProcess } from '../../jest.process.js';

prepareJestProcess();

export default TestEnvironment;
