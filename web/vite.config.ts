import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  build: { target: "es2022", chunkSizeWarningLimit: 300 },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // texts and rules are those of the games' own folders
    proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER },
  },
  // The tested code keeps no state, so that all test files can share what they import.
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], isolate: false },
});
