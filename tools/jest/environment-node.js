import { TestEnvironment } from 'jest-environment-node';
import { prepareJestProcess } from '../../jest.process.js';

prepareJestProcess();

export default TestEnvironment;
